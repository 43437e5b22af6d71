/** HTML and its text, to test the parsers of both sides. */
export const htmlTextCases: readonly (readonly [html: string, text: string])[] = [
  [
    "<h2>Soil</h2>\n<p>is <em>alive</em>, &amp; deep</p><ul><li>a</li></ul>",
    "Soil\nis alive, & deep\na",
  ],
  ["<p>one<br>two</p><hr><p>three</p>", "one\ntwo\nthree"],
  ["<p>at <time datetime='10:00'>ten</time>, <b>bold</b>.</p>", "at ten, bold."],
  ["<p>H<sub>2</sub>O&nbsp;&lt; <code>a &gt; b</code> &quot;&#39;&copy;</p>", "H2O < a > b \"'©"],
  ["<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"],
  ["<p>a<img src='x.png' alt='picture'>b</p>", "a b"],
  ["<pre>one\n  two</pre>", "one two"],
  ["<p>first<p>second", "first\nsecond"],
  ["<ul><li><p>clay</p></li><li>sand</li></ul>", "clay\nsand"],
  ["<p>a<!-- b > c -->d</p>", "ad"],
  ["<p title='a > b'>text</p>", "text"],
  ["<p>cut off <stro", "cut off"],
  ["<p>cut off <a href='files/a", "cut off"],
  ["plain, 1 < 2", "plain, 1 < 2"],
  ["", ""],
];
