import { z } from 'zod'

// zod probes `new Function`, which the CSP reports; route modules run before entry.client, so all import z from here
if (typeof document !== 'undefined') z.config({ jitless: true })

export { z }
