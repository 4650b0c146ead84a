function t = in_catch(f)
t = '';
try
    t = fileread(f);
catch err
    disp(er.message); %! undefined-name
end
end
