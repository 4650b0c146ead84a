function list = uneven_texts()
first = 'north';
second = 'east';
list = [first; second]; %! certain-error
end
