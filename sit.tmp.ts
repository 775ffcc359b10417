import { readFileSync } from 'node:fs';
import { checkText, type TextKind } from '#knowledge/guard/check-text.ts';
for (const language of ['en','uk'] as const) {
  const lines = JSON.parse(readFileSync(`/work/j/sit23-${language}.json`,'utf8')) as {text:string;kind:TextKind;topic:string|null}[];
  const bad = lines.filter(l=>l.topic!==null), good = lines.filter(l=>l.topic===null);
  const found = (l:any)=>checkText(l.text,{language,kind:l.kind});
  const hit = bad.filter(l=>found(l).some(f=>f.topic===l.topic)), any = bad.filter(l=>found(l).length>0), fa = good.filter(l=>found(l).length>0);
  console.log(language,'right topic',hit.length,'/',bad.length,'any',any.length,'false',fa.length,'/',good.length);
  for (const k of ['question','advert','note']) console.log('  ',k,bad.filter(l=>l.kind===k&&found(l).some(f=>f.topic===l.topic)).length,'/',bad.filter(l=>l.kind===k).length,'fa',fa.filter(l=>l.kind===k).length,'/',good.filter(l=>l.kind===k).length);
  if (process.argv[2]) { for (const l of bad) if(!found(l).length) console.log('MISS',l.kind,l.topic,'|',l.text); for (const l of fa) console.log('FALSE',l.kind,found(l).map(f=>f.ruleId+'@'+f.excerpt).join(';'),'|',l.text); }
}
