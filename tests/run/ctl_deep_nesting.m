% Blocks inside blocks inside blocks.
count = 0;
for a = 1:3
    if a ~= 2
        b = 0;
        while b < 3
            b = b + 1;
            switch b
                case 1
                    try
                        if a == 3
                            error('x');
                        end
                        count = count + 1;
                    catch
                        count = count + 10;
                    end
                case {2, 3}
                    for c = 1:b
                        if c == 2, continue, end
                        count = count + 100;
                    end
                otherwise
                    count = -1;
            end
        end
    end
end
fprintf('%d\n', count);
