function v = ver(name)
% VER  Name and version of the language that is followed.

v = struct('Name', 'MATLAB', 'Version', '24.1', 'Release', '(R2024a)', 'Date', '01-Jan-2024');
end
