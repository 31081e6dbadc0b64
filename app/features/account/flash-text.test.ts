import { describe, expect, it } from 'vitest'
import { flashText } from './flash-text.ts'

describe('a notice after signing in, up or out', () => {
  it('has the words of the specification', () => {
    expect(flashText('welcomeBack')).toEqual({
      title: 'Welcome back!',
      description: 'You have successfully signed in.',
    })
    expect(flashText('accountCreated').title).toBe('Account Created!')
    expect(flashText('googleSignedIn')).toEqual({ title: 'Signed in successfully!' })
    expect(flashText('googleSignedUp')).toEqual({ title: 'Account created successfully!' })
    expect(flashText('signedOutElsewhere').title).toBe('Signed out successfully')
    expect(flashText('signedOut')).toEqual({
      title: 'Signed Out',
      description: 'You have been successfully signed out.',
    })
  })
})
