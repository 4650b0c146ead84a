classdef matlabRelease
% MATLABRELEASE  Which release this is: its name, stage, update and date.

properties (SetAccess = private)
    Release = "R2024a"
    Stage = "release"
    Update = 0
    Date = NaT
end

methods
    function r = matlabRelease
        r.Date = datetime(2024, 1, 1);
    end
end
end
