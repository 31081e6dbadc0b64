/** Players of a party share an adventure's two roles: what one sees, the other has to be told. */
export const roles = ['a', 'b'] as const
export type Role = (typeof roles)[number]

export const otherRole = (role: Role): Role => (role === 'a' ? 'b' : 'a')
