function v = ver(name)
% VER  Name and version of the language that is followed.

if mc_octave()
    v = struct('Name', 'Octave', 'Version', version(), 'Release', [], 'Date', '2022-11-02');
else
    v = struct('Name', 'MATLAB', 'Version', '24.1', 'Release', '(R2024a)', 'Date', '01-Jan-2024');
end
if nargin > 0 && ~strcmpi(name, v.Name)
    v = v(zeros(0, 0));
end
end
