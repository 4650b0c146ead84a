classdef Src < handle
  events, Hit, end
  methods, function fire(o, w), notify(o, 'Hit', Ev(w)); end, end
end
