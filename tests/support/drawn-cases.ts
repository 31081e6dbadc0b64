import fc from 'fast-check'

// CI draws the same cases each time (docs/decisions/030); by hand each run draws new ones.
if (process.env['CI']) fc.configureGlobal({ seed: 2026 })
