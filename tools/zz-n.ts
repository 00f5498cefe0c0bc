import { openTaxonomy, normaliseTitle } from '#engines/taxonomy/index.ts';
import { seekTitle } from '#engines/matching/title-seeking.ts';
import { careerPaths } from '#engines/matching/career-paths.ts';
import { releaseModel } from '#engines/matching/model.fixtures.ts';
const t=openTaxonomy();
for (const x of ['Engineering intern','engineering','Medical intern','Business developer','Safety engineer','Site engineer']) console.log(x, normaliseTitle(t,x,4).map(h=>[h.occupation?.id??(h as any).id,h.score.toFixed(3)]));
for (const [s,l] of [['developer','Developer > Software developer > Web developer > Business developer > Nurse'],['safety engineer','Safety engineer > HSE officer > Safety officer > Mechanical engineer'],['sales manager','Sales manager > Head of sales > Sales executive = Sales representative > Nurse']] as const) { const {degree}=seekTitle(t,s); console.log(s,l.split(/ [>=] /).map(x=>[x,degree(x)])); }
const s={titles:['Engineering intern'],skills:[],years:null}; console.log(careerPaths(releaseModel,s as any,3).from);
