import ChefHat from 'lucide-react/icons/chef-hat'
import Search from 'lucide-react/icons/search'
import Skull from 'lucide-react/icons/skull'
import VenetianMask from 'lucide-react/icons/venetian-mask'
import type { CharacterRole } from '#app/features/kits/documents/dinner.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { BadgeTone } from '#app/ui/badge.tsx'

type Role = { Icon: typeof Skull; label: typeof m.dinner_role_suspect; hint: () => string; tone: BadgeTone }

export const roles: Readonly<Record<CharacterRole, Role>> = {
  suspect: { Icon: VenetianMask, label: m.dinner_role_suspect, hint: m.dinner_role_suspect_hint, tone: 'purple' },
  victim: { Icon: Skull, label: m.dinner_role_victim, hint: m.dinner_role_victim_hint, tone: 'danger' },
  detective: { Icon: Search, label: m.dinner_role_detective, hint: m.dinner_role_detective_hint, tone: 'blue' },
  host: { Icon: ChefHat, label: m.dinner_role_host, hint: m.dinner_role_host_hint, tone: 'amber' },
}
