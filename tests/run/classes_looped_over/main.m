% A loop over an object whose class takes indexing over runs over the columns that it gives.
for r = Row([3 5 7])
    disp(r.Items)
end
for r = Row([1 2; 3 4])
    disp(r.Items')
end
for r = Row([])
    disp('never')
end
