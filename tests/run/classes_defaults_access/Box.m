classdef Box
    properties
        Row (1,:) double
        Mask (2,2) logical
        Names (2,1) string
        Color (1,1) Colr
        Colors Colr
        Counts (3,1) int8
        List (1,:) cell
        Tag (1,1) Tag
        Keys (1,1) containers.Map
        Any (2,:)
    end
end
