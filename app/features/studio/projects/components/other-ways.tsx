import { m } from '#app/i18n/generated/messages.js'
import { ImportProject } from './import-project.tsx'
import { Templates } from './templates.tsx'
import type { Template } from './templates.tsx'

export function OtherWays({ templates }: { templates: readonly Template[] }) {
  return (
    <section aria-labelledby="other-ways" className="grid gap-5 rounded-card border border-line bg-sunken p-5">
      <h3 id="other-ways" className="text-subheading">
        {m.studio_import_other_ways()}
      </h3>
      <Templates templates={templates} />
      <ImportProject />
    </section>
  )
}
