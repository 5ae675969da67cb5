// How people are addressed beside their names, folded.
export const titles: ReadonlySet<string> = new Set(
  `dr dra prof mr mrs ms miss mx herr frau sir madame mme monsieur m sr sra srta don dona senor senora senhor senhora signor signora
  sig dott dottssa dottore dottoressa docteur docteure doctor doctora doktor doutor doutora pan pani panie hanim hanım bey san coach chef`.split(
    /\s+/u,
  ),
);
