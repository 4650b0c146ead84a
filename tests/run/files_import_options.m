f = [tempname '.csv']; fid = fopen(f,'w'); fprintf(fid,'LastName,Age,Height,When,Ok\nSmith,38,71,2024-01-02,true\nJones,NA,68,2024-02-03,false\nBrown,49,,2024-03-04,true\n'); fclose(fid);
opts = detectImportOptions(f)
opts.VariableNames, opts.VariableTypes
opts = setvartype(opts,{'LastName'},'string');
opts = setvartype(opts,'Ok','logical');
opts = setvartype(opts,'Age','double');
opts = setvaropts(opts,'Age','TreatAsMissing','NA','FillValue',0);
T = readtable(f,opts)
opts.SelectedVariableNames = {'Age','Height'};
T = readtable(f,opts)
M = readmatrix(f,opts)
opts.DataLines = [3 4]; T = readtable(f,opts)
opts.VariableNames = {'a','b','c','d','e'}; opts.SelectedVariableNames
T = readtable(f,'Format','%s%f%d%{yyyy-MM-dd}D%C','TreatAsMissing','NA')
T = readtable(f,'Format','%*s%f%f%*D%s','TreatAsMissing','NA')
o = delimitedTextImportOptions('NumVariables',2); o.VariableNames = {'x','y'}; o.VariableTypes = {'double','double'}; o.DataLines = 2;
fid = fopen(f,'w'); fprintf(fid,'x,y\n1,2\n3,4\n'); fclose(fid);
readtable(f,o)
preview(f,o)
getvaropts(o,'x')
try, setvartype(o,'zz','double'), catch e, disp(e.message), end
try, o.SelectedVariableNames = 'q'; catch e, disp(e.message), end
delete(f)
