const openings = [
  '</script>',
  '</SCRIPT >',
  '<!--',
  '<script>',
  '<!--<script>',
  ']]>',
  '"',
  "'",
  '\\',
  '\\"',
  '\u2028',
  '\u2029',
  '&lt;/script&gt;',
  '&quot;',
  '\\u003c/script\\u003e',
  '</script\t>',
  '</script/x>',
  '</style></title>',
  '"}',
  '"}]}',
  '*/',
  '`${1}`',
  '\u202e',
  '\ufeff',
  '💥',
]
const payloads = [
  '<script>window.broken=1</script>',
  '<img src=x onerror=window.broken=1>',
  '<svg/onload=window.broken=1>',
  '","@type":"Evil","x":"',
  'window.broken=1//',
  '<iframe srcdoc="<script>top.broken=1</script>">',
]

/** 150 ways out of a tag, a string, a comment or a block of data. */
export const hostileTitles: readonly string[] = openings.flatMap((opening) =>
  payloads.map((payload) => `${opening}${payload}`),
)
