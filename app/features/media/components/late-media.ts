import { latePart } from '#app/ui/late-part.tsx'

const nothing = () => null

export const LateCutDialog = latePart(async () => (await import('./cut-dialog.tsx')).CutDialog, nothing)
export const LateFramingDialog = latePart(async () => (await import('./framing-dialog.tsx')).FramingDialog, nothing)
export const LatePictureDialog = latePart(async () => (await import('./picture-dialog.tsx')).PictureDialog, nothing)
