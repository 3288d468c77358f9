/** Opens a comment and a script in it: HTML then reads the end of a script as text. */
export const swallowing = '<!--<script>'

/** Texts that mean something to HTML, JSON, a template or a script when they are written there as they are. */
export const hostileTexts = [
  swallowing,
  '</script>',
  '</ScRiPt ><script>alert(1)</script>',
  '<!--<script></script>',
  '-->',
  '--!>',
  ']]>',
  '<![CDATA[',
  '<svg/onload=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '&lt;script&gt;&quot;&#60;',
  String.raw`\u003c/script>\\"'`,
  'one\u2028two\u2029three',
  '{{ page }} {{{ page }}} @inertia() @if(true)',
  '${alert(1)} {name} <b>{count, plural, other {#}}</b>',
  "{{constructor.constructor('alert(1)')()}}",
]
