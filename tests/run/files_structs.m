% readstruct and writestruct: the example of MATLAB's documentation, entities, attributes, JSON, and damaged files.
folder = tempname;
mkdir(folder);
at = @(name) fullfile(folder, name);
put(at('music.xml'), ['<?xml version="1.0" encoding="utf-8"?>\n<MusicalEnsemble>\n<Ensemble><Music>Jazz</Music>' ...
    '<BandName>Kool Katz</BandName><Instrumentation>\n<Instrument type="wind">Trumpet\n</Instrument>' ...
    '<Instrument type="percussion">Piano\n<pianotype>concert grand</pianotype></Instrument>' ...
    '<Instrument type="percussion">Drums<drumkit>Bass drum</drumkit><drumkit>Floor tom</drumkit></Instrument>' ...
    '</Instrumentation></Ensemble>\n<Musicians><Name role="trumpeter">Miles</Name><Name role="vocalist">Roger</Name>' ...
    '</Musicians></MusicalEnsemble>\n']);
S = readstruct(at("music.xml"))
band = S.Ensemble
I = S.Ensemble.Instrumentation.Instrument
disp(I(3).drumkit)
disp([ismissing(I(1).drumkit), isequal(I(2).pianotype, "concert grand")])
disp([S.Musicians.Name.Text])
x = readstruct(at('music.xml'), 'StructNodeName', 'Musicians', 'ImportAttributes', false);
disp(x.Name)
put(at('a.txt'), ['<!DOCTYPE a [<!ENTITY x "y">]><a b=''1'' c:d="q&quot;&#65;&#x42;"><!-- <z> --><n>1.5</n><n>-2e3</n>' ...
    '<m>x &lt; y</m><m>2</m><e/><c><![CDATA[<raw>]]></c></a>']);
A = readstruct(at('a.txt'), FileType="xml");
disp(A.n)
disp(A.m)
disp([A.c_dAttribute, A.c, A.e])
w = struct('name', "a<b", 'v', [1 2.5], 't', struct('Text', "hello", 'cAttribute', 3));
w.s = struct('k', {1, 2}, 'idAttribute', {"x", "y"});
writestruct(w, at('w.xml'), StructNodeName="top");
fprintf('%s', fileread(at('w.xml')));
r = readstruct(at('w.xml'));
disp([isequal(r.s, w.s), isequal(r.v, w.v), isequal(r.name, w.name), isequal(r.t.Text, "hello")])
put(at('u.json'), '{"p":[{"a":1,"b":2},{"b":3,"c":"x"}],"l":[1,2,3],"q":["u","v"]}');
U = readstruct(at('u.json'));
disp(U.p(2).c)
disp(U.l)
disp(U.q)
writestruct(U, at('v.json'));
disp(isequaln(readstruct(at('v.json')).l, U.l))
damaged = {'<a><b></a>', '<a', '<a></a><b></b>', 'text', '<a b="></a>', '</a>', '<a><![CDATA[ </a>', ''};
for k = 1:numel(damaged)
    put(at('bad.xml'), damaged{k});
    try
        readstruct(at('bad.xml'));
    catch e
        disp(e.identifier)
    end
end
for f = {@() readstruct(at('none.xml')), @() readstruct(at('a.txt')), @() writestruct(1, at('x.xml'))}
    try
        f{1}();
    catch e
        disp(e.identifier)
    end
end
rmdir(folder, 's');

function put(name, text)
f = fopen(name, 'w');
fprintf(f, strrep(text, '%', '%%'));
fclose(f);
end
