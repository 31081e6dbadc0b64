import { z } from 'zod'

// In the browser zod probes `new Function` for speed, which the content security policy reports. Everybody imports z
// from
// here, because route modules run before entry.client, where it would be too late.
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
