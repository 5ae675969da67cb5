// Hostile or unusual texts in biographies and messages.
export type HostileText = {
  stored: string;
  /** In a workbook. */
  cell: string;
  /** In a text file. */
  field: string;
};

const same = (text: string): HostileText => ({ stored: text, cell: text, field: text });
const formula = (text: string): HostileText => ({ stored: text, cell: text, field: `'${text}` });
const cleaned = (stored: string, clean: string): HostileText => ({ stored, cell: clean, field: clean });

export const hostileTexts: HostileText[] = [
  formula('=HYPERLINK("http://evil.example","x")'),
  formula("=cmd|' /C calc'!A0"),
  formula('+1+1'),
  formula('-2+3'),
  formula('- great coffee'),
  formula('@SUM(A1:A9)'),
  // Where a tab or a line feed splits, the rest is disarmed too.
  { stored: '\t=1', cell: '\t=1', field: "'\t'=1" },
  { stored: '\r=1', cell: '\n=1', field: "'\n'=1" },
  { stored: 'shop;=1', cell: 'shop;=1', field: "shop;'=1" },
  same('-42'),
  same('👩‍👩‍👧‍👦 family 🇵🇹'),
  same('مرحبا بالعالم \u202Eabc'),
  cleaned('bell\u0007 escape\u001B[31m\u009F', 'bell escape[31m'),
  cleaned('a\uFFFEb\uFFFFc', 'abc'),
  same('_x0041_ and _x000D_'),
  cleaned('say "hi", then;\r\n\r\nleave', 'say "hi", then;\n\nleave'),
  same('<b>&amp;</b> ]]>'),
  cleaned('é'.repeat(40_000), 'é'.repeat(32_767)),
  same(' spaces around '),
];
