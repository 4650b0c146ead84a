% Classes that inherit from themselves have no objects, and neither have those that inherit from them.
makers = {@first, @second, @self, @below};
for k = 1:numel(makers)
    try
        x = makers{k}();
        disp(class(x))
    catch e
        disp(e.identifier)
    end
end
try
    x = self;
catch e
    disp(e.message)
end
