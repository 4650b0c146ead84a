function tf = isMATLABReleaseOlderThan(release, varargin)
% ISMATLABRELEASEOLDERTHAN  Whether R2024b, the language spoken here, comes before a
%   release.

release = char(release);
if isempty(regexp(release, '^R20\d\d[ab]$', 'once'))
    error('MATLAB:isMATLABReleaseOlderThan:InvalidRelease', 'Invalid release name.');
end
known = [str2double('2024'), double('b')];
asked = [str2double(release(2:5)), double(release(6))];
tf = known(1) < asked(1) || known(1) == asked(1) && known(2) < asked(2);
end
