import Upload from 'lucide-react/icons/upload'
import { useContext, useState } from 'react'
import { quotaBytes } from '#app/features/media/upload-rules.ts'
import { LateBringHelp } from '#app/features/studio/bring/components/bring-start.tsx'
import { BringContext, ChooseFiles } from '#app/features/studio/fields/components/bring-files.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { Samples, Templates } from './templates.tsx'
import type { Sample, Template } from './templates.tsx'

const accepted = '.zip,application/zip,.json,.html,.htm,.twee,.tw,.txt,.csv,.tsv,image/*'

type Props = { templates: readonly Template[]; samples: readonly Sample[] }

export function OtherWays({ templates, samples }: Props) {
  const bring = useContext(BringContext)
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <section aria-labelledby="other-ways" className="grid gap-5 rounded-card border border-line bg-sunken p-5">
      <h3 id="other-ways" className="text-subheading">
        {m.studio_import_other_ways()}
      </h3>
      <Templates templates={templates} />
      <Samples samples={samples} />
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <TextLink to="/first-adventure">{m.guides_first_adventure()}</TextLink>
        <TextLink to="/first-dinner">{m.guides_first_dinner()}</TextLink>
        <TextLink to="/first-room">{m.guides_first_room()}</TextLink>
      </p>
      <div className="grid gap-2">
        <p className="text-sm text-muted" id="bring-hint">
          {m.studio_import_text({ gigabytes: quotaBytes / 1024 ** 3 })}
        </p>
        <div className="flex flex-wrap gap-2">
          <ChooseFiles multiple accept={accepted} aria-describedby="bring-hint" onChoose={(files) => bring?.(files)}>
            <Upload aria-hidden="true" className="size-4.5" />
            {m.studio_import()}
          </ChooseFiles>
          <Button size="small" variant="ghost" onClick={() => setHelpOpen(true)}>
            {m.bring_help()}
          </Button>
        </div>
        {isHelpOpen && <LateBringHelp onClose={() => setHelpOpen(false)} />}
      </div>
    </section>
  )
}
