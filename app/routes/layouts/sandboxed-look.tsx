import { useNonce } from './nonce.tsx'

/** A frame without an origin of its own gets none of our files: the little that then explains itself has its look here,
 * set by script, which the policy of styles leaves alone. */
const rules = [
  'body{margin:0;padding:1.5rem;font:1.125rem/1.5 system-ui,sans-serif;background:#1d1526;color:#f6efe2}',
  'main{max-width:36rem;margin:auto;text-align:center}',
  'img,svg,form{display:none}',
  'a{color:#f3c969}',
].join('')

const script = `if(self.origin==='null'){const s=new CSSStyleSheet();s.replaceSync('${rules}');document.adoptedStyleSheets=[s]}`

export const SandboxedLook = () => <script nonce={useNonce()}>{script}</script>
