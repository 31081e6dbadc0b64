/** Where a link from outside might try to send a person after signing in; none of it is a path to return to. */
export const hostilePaths: readonly string[] = [
  '',
  'creator', 'https://evil.example', 'http://evil.example/creator', 'HTTPS://EVIL.EXAMPLE', 'ftp://evil.example', '//evil.example', '///evil.example', '////evil.example/%2f..',
  '//evil.example/creator', '//evil.example:80', '//user@evil.example', '//[::1]/', '//0x7f000001', '//evil。example',
  '/\\evil.example', '\\/evil.example', '\\\\evil.example', '/\\/evil.example', '/\\\\evil.example', '/creator\\..\\..\\evil', '/a\\b',
  '/\t/evil.example', '\t//evil.example', '/\n/evil.example', '\n//evil.example', '/\r/evil.example', '/\r\n/evil.example', '/creator\r\nSet-Cookie: a=b', '/\u0000/evil.example', '/\u000b/evil.example',
  ' //evil.example', ' /creator', '/ /evil.example', '/\u00a0/evil.example', '/\u2028/evil.example', '/\u0085/evil.example', '\ufeff//evil.example',
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\nscript:alert(1)', '/javascript:alert(1)\n', 'data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'blob:https://evil.example/x', 'file:///etc/passwd', 'about:blank', 'mailto:a@evil.example',
  '/.//evil.example', '/..//evil.example', '/./%2e//evil.example', '/a/..//evil.example', '/%2e//evil.example', '/%2e%2e//evil.example',
  '/%2f/evil.example', '/%2Fevil.example', '/%2f%2fevil.example', '/%5cevil.example', '/%5C%5Cevil.example', '/%09/evil.example', '/%0d%0aLocation:%20https://evil.example', '/%00', '/%252f%252fevil.example', '/%7f',
  '/auth', '/auth?next=/auth', '/auth/sign-out', '/auth.data', '/AUTH', '/./auth', '/a/../auth', '/%61uth',
  '?next=/creator', '#creator', '.', '..', './/evil.example', '@evil.example', ':@evil.example', 'evil.example/creator', '/'.repeat(3), `/${'a'.repeat(2_000)}`,
]
