import { newId } from '#app/shared/ids.ts'
import type { Valid } from './valid-request.ts'

export const peopleForms = (id: string): Valid[] => {
  const forms: Record<string, string>[] = [
    { intent: 'link', part: 'translator-fr', email: '' },
    { intent: 'invite', part: 'reviewer', email: 'ada@example.org' },
    { intent: 'change', userId: newId(), part: 'editor' },
    { intent: 'share', userId: newId(), percent: '20' },
    { intent: 'offer', userId: newId(), password: 'x' },
    { intent: 'revoke', invitationId: newId() },
  ]
  return forms.map((form): Valid => ({ as: 'creator', method: 'POST', path: `/editor/${id}/people`, form }))
}
