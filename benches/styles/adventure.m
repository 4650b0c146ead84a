function adventure()
% ADVENTURE  A text adventure played by a script: rooms in a struct array, commands as texts, a switch.
rooms(1) = makeroom('hall', 'You are in a dusty hall.', [2 0 3 0], {'lamp'});
rooms(2) = makeroom('library', 'Books line the walls.', [0 0 4 1], {'book', 'key'});
rooms(3) = makeroom('kitchen', 'It smells of onions.', [4 1 0 0], {'knife', 'bread'});
rooms(4) = makeroom('cellar', 'It is dark and wet.', [0 3 0 2], {});
commands = {'north', 'take key', 'look', 'east', 'drop lamp', 'take lamp', 'south', 'west', ...
    'take bread', 'eat bread', 'light lamp', 'drop key', 'take book', 'read book', 'dance', 'open chest'};
player = struct('at', 1, 'score', 0, 'moves', 0, 'carry', {{}}, 'lit', false);
letters = 0;
seed = 17;
for turn = 1:400000
    seed = mod(seed*1103515 + 12345, 2147483648);
    line = commands{1 + mod(floor(seed/1024), numel(commands))};
    [verb, noun] = strtok(line, ' ');
    noun = strtrim(noun);
    [player, rooms, message] = act(player, rooms, verb, noun);
    letters = letters + length(message);
    if mod(turn, 50000) == 0
        fprintf('%6d> %-12s %s\n', turn, line, message);
    end
end
fprintf('score %d after %d moves in the %s, %d letters\n', player.score, player.moves, rooms(player.at).name, letters);
for k = 1:numel(rooms)
    fprintf('%s: %s\n', rooms(k).name, strjoin(sort(rooms(k).things), ', '));
end
fprintf('carried: %s\n', strjoin(player.carry, ', '));
end

function r = makeroom(name, text, exits, things)
r.name = name;
r.text = text;
r.exits = exits;
r.things = things;
end

function [player, rooms, message] = act(player, rooms, verb, noun)
player.moves = player.moves + 1;
message = '';
switch lower(verb)
    case {'north', 'south', 'east', 'west'}
        way = find(strcmp(verb, {'north', 'south', 'east', 'west'}));
        to = rooms(player.at).exits(way);
        if to == 0
            message = 'You cannot go there.';
        else
            player.at = to;
            player.score = player.score + 1;
            message = rooms(to).text;
            if to == 4 && ~player.lit
                message = 'Darkness.';
            end
        end
    case 'look'
        message = [rooms(player.at).text ' You see: ' strjoin(rooms(player.at).things, ', ')];
    case 'take'
        k = find(strcmp(rooms(player.at).things, noun), 1);
        if isempty(k)
            message = ['There is no ' noun ' here.'];
        else
            player.carry{end+1} = noun;
            rooms(player.at).things(k) = [];
            player.score = player.score + 5;
            message = 'Taken.';
        end
    case 'drop'
        if any(strcmp(player.carry, noun))
            player.carry(strcmp(player.carry, noun)) = [];
            rooms(player.at).things{end+1} = noun;
            message = 'Dropped.';
        else
            message = sprintf('You have no %s.', noun);
        end
    case 'light'
        if ismember('lamp', player.carry)
            player.lit = ~player.lit;
            message = 'Click.';
        else
            message = 'With what?';
        end
    case {'eat', 'read'}
        if ismember(noun, player.carry)
            message = sprintf('You %s the %s.', verb, noun);
            player.carry = setdiff(player.carry, {noun});
            rooms(1 + mod(player.moves, 4)).things{end+1} = noun;
        else
            message = 'You do not have it.';
        end
    otherwise
        message = ['I do not know how to ' verb '.'];
        player.score = player.score - 1;
end
end
