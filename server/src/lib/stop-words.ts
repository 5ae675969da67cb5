// English words that say nothing about a topic, and a few that every offer uses.
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again against ago all almost along already also although always am among an and another any
  anyone anything are aren't around as ask at away back be became because become been before being below best better
  between both but by came can can't come could day days did didn't do does doesn't doing don't done down during each
  either else enough even ever every everyone everything far few find first for free from full further gave get gets getting
  give gives go goes going gone good got great had has have having he her here here's hers him his how how's however i i'd
  i'll i'm i've if in instead into is isn't it it'd it'll it's its itself just keep kind know last least less let let's
  like likely long look looking looks lot lots love loved made make makes making many may maybe me mean might mine more
  most much must my myself need needs never new next nice no nobody none nor not nothing now of off often on once one only
  or other others otherwise our ours ourselves out over own per perhaps please put quite rather read really right said same
  saw say see seem seems seen several shall she should since so some someone something soon still such sure take taken
  tell than thank thanks that that's the their theirs them then there there's these they they're thing things think this
  those though through time to today together too took toward under until up upon us use used using very via want wants was
  wasn't way we we'd we'll we're we've week weeks well went were what what's when where where's whether which while who
  who's whole whom whose why will wish with within without won't wonder wondering would would've wouldn't year years yes
  yet you you'd you'll you're you've your yours yourself offer offers offering provide provides sell sells help helps
  helping people business businesses company product products service services customer customers client clients`
    .split(/\s+/)
    .filter((entry) => entry !== ''),
);
