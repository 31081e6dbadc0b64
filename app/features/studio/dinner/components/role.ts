import ChefHat from 'lucide-react/icons/chef-hat'
import Search from 'lucide-react/icons/search'
import Skull from 'lucide-react/icons/skull'
import VenetianMask from 'lucide-react/icons/venetian-mask'
import type { CharacterRole } from '#app/features/kits/documents/dinner.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { BadgeTone } from '#app/ui/badge.tsx'

type Role = { Icon: typeof Skull; hint: () => string; tone: BadgeTone }

export const roles: Readonly<Record<CharacterRole, Role>> = {
  suspect: { Icon: VenetianMask, hint: m.dinner_role_suspect_hint, tone: 'purple' },
  victim: { Icon: Skull, hint: m.dinner_role_victim_hint, tone: 'danger' },
  detective: { Icon: Search, hint: m.dinner_role_detective_hint, tone: 'blue' },
  host: { Icon: ChefHat, hint: m.dinner_role_host_hint, tone: 'amber' },
}
