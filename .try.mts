import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { readSound } from '/work/w/files/app/features/media/sounds/read-sound.ts'
mkdirSync('/tmp/files5/out',{recursive:true})
for (const f of readdirSync('/tmp/files5')) { if (f==='out'||f.endsWith('.txt')) continue
  const d=new Uint8Array(readFileSync('/tmp/files5/'+f)); const t=performance.now(); const r=readSound(d)
  if ('data' in r) writeFileSync('/tmp/files5/out/'+f, r.data)
  console.log(f.padEnd(20), 'data' in r ? r.mime+' '+d.length+'→'+r.data.length : r, Math.round(performance.now()-t)+'ms')
}
