import { isEmail } from '#app/shared/email-address.ts'
import { z } from '#app/shared/zod.ts'

/** better-auth validates addresses with zod and offers no way to change that; zod refuses `r&d@` and `first/last@`,
 * which browsers accept. So we replace zod's rule in this process. */
Object.defineProperty(z.regexes.email, 'test', { value: isEmail })
