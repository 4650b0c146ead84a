% A traffic light as a switch over strings.
state = 'red';
for t = 1:7
    fprintf('%s ', state);
    switch state
        case 'red'
            state = 'green';
        case 'green'
            state = 'yellow';
        case 'yellow'
            state = 'red';
        otherwise
            error('bad state');
    end
end
fprintf('\n');
