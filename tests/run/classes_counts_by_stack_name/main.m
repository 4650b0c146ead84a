% Methods under the names that the call stack has for them.
names = {'add', 'ends'};
for k = 1:2
    whole = ['Row>Row.' names{k}];
    fprintf('%s %d %d\n', names{k}, nargin(whole), nargout(whole));
end
try
    nargin('Row>Row.nothing')
catch err
    disp(err.message);
end
