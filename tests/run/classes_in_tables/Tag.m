classdef Tag
    properties
        Text = "none"
        When datetime
        Made (1,1) datetime
        Step (1,1) duration
        Kind categorical
    end
end
