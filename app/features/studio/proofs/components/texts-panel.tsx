import { TextsTab } from '#app/features/studio/texts/components/texts-tab.tsx'
import { ProofTools } from './proof-tools.tsx'

export const TextsPanel = () => <TextsTab tools={<ProofTools />} />
