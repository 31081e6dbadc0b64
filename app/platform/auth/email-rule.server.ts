import { isEmail } from '#app/shared/email-address.ts'
import { z } from '#app/shared/zod.ts'

/** better-auth asks zod what an address is and lets nobody change that; zod refuses `r&d@` and `first/last@`, which browsers
 * take. So zod's rule is ours in this process. */
Object.defineProperty(z.regexes.email, 'test', { value: isEmail })
