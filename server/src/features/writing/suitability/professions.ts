// People and institutions that work with hardship: they mention it without being affected.
import { anywhere, phrases } from './patterns.ts';

/** Whether a folded text names a profession, a service or an institution. */
export function isProfessional(folded: string): boolean {
  return work.test(folded) || help.test(folded) || japaneseWork.test(folded);
}

/** Whether a folded statement is about helping others, so that personal-sounding phrases in it are about them. */
export function isAboutHelping(statement: string): boolean {
  return help.test(statement) || japaneseWork.test(statement);
}

const help = phrases(`
  (i|we|who|that|to|and) (help|helps|support|guide|work with|empower|accompany|walk with|treat|counsel|sit with|walk alongside|listen to|hold space for|stand by)
  (helping|supporting|guiding|empowering|counselling|counseling|honouring|serving|treating)
  (for|with) (families|those|people|parents|women|men|mothers|mums|moms|anyone|everyone|kids|children|patients|clients|survivors|teens|widows|couples|you|bereaved|grieving|cancer patients|warriors|loved ones|adults|athletes)
  (grief|bereavement|trauma|ed|eating disorders?|suicide|cancer|loss|recovery|divorce|fertility) (counsel*|therap*|coach*|specialist|support (group|worker|line|service*)|educator|doula|charity|foundation|research*|prevention|awareness|nurse|hospital|clinic|centre|center|care|treatment|retreat*|podcast|surgeon|unit|yoga|screening|services)
  (prevention|helpline|hotline|lifeline|crisis line|nonprofit|non profit|charity|foundation|ngo|registered charity|hospital|clinic|oncologist*|oncolog(y|ue|o|a|ia)|onkolog*|онколог|therapists?|psycholog*|psychotherap*|psychiatrist*|counsell?ors?|celebrant*|undertaker|funeral (director*|home|service*|florist|flowers|parlour|catering|planner)|stonemason*|headstones|hospice (nurse|care|doctor|chaplain)|palliative (care|nurse|doctor|medicine)|chaplain|midwi(fe|ves)|obstetric*|gynaecolog*|gynecolog*|dietiti?an*|dietician*|death doula|birth doula)
  ich (begleite|helfe|unterstutze|berate|behandle)
  (begleitung|trauerbegleit*|trauerredner*|bestatt*|steinmetz*|hebamme*|therapeut*|beratung*|beratungsstelle|klinik|stiftung|verein|seelsorg*|trauerflorist*|trauerfloristik|sternenkindfotograf*|facharzt|fachklinik|selbsthilfegruppe)
  (j aide|j accompagne|nous accompagnons|accompagnement|accompagnante|therapeute*|psychologue|sage femme|pompes funebres|marbrier*|fleuriste|association|oncologue|dieteticienne*)
  (ayudo|ayudamos|acompano|acompanamos|acompanamiento|psicolog*|terapeuta*|tanatolog*|funeraria|marmolista|asociacion|fundacion|matrona|oncolog[oa]|nutricionista*)
  (ajudo|ajudamos|acolhimento|atendimento|funeraria|associacao|fundacao|ong|parteira|obstetr*|aiuto|aiutiamo|accompagno|psicoterap*|onoranze|marmista|fondazione|associazione|ostetrica|dietista)
  (ik help|ik begeleid|wij helpen|begeleiding|rouwbegeleid*|uitvaart*|steenhouwer*|verloskundige*|stichting|therapeute?|psycholoog|dietist*|oncoloog)
  (pomagam|wspieram|pomagamy|terapeut*|fundacja|stowarzyszenie|polozna|zaklad pogrzebowy|kamieniarstwo|dietetyk*|psycholo*)
  (danisman*|terapist*|psikolog*|dernek*|dernegi|vakif|vakfi|ebe|onkolo*|diyetisyen|destek oluyor*|yardim ediyor*)
  (помогаю|помогаем|психолог*|психотерап*|терапевт*|фонд|врач*|акушер*|ритуальн*|памятники|сопровожда*|диетолог*)
  (اساعد|نساعد|معالج*|طبيب*|دكتور*|استشاري*|اخصائي*|جمعيه|مؤسسه|مووسسه|مستشفي|قابله|اخصائيه)
`);

const work = phrases(`
  (flores|floral|arranjos|bouquets?|ramos de|bloemen|fiori|kwiaty|cicek|cicekler|arreglos florales|arranjos florais)
  (nurse|nurses|nursing|doctor|dr|physician|surgeon|medic|paramedic|pharmac*|caregiver|carer|volunteer*|social worker|lawyer|attorney|researcher|scientist|professor|journalist|author|writer|speaker|podcast*|director|florist*|flowers|photograph*|film ?maker|jewell?er*|memorials|keepsakes|urns|wigs?|engrav*|bespoke|commission*|shop|store|studio|services|specialist|certified|qualified|licensed|accredited|trained|coach|mentor|teacher|instructor|trainer|therap*|organi[sz]ation|association|society|institute|community|support group|campaign|museum|shelter|awareness|band|dj|tattoo*|gardens?|park|church|library|archive|trust|fund|school|university)
  (arzt|arztin|pfleg*|krankenschwester|krankenpfleg*|krankenhaus|fotograf*|florist*|anwalt|anwaltin|autor*|verlag|redner*|blumen*|gartnerei)
  (medecin|infirmier*|hopital|photographe*|fleurs|avocate?|autrice|auteure?|bijou*|medic[oa]|enfermer[oa]|hospital|fotograf[oa]|florister*|abogad[oa]|medic[oi]|infermier*|ospedale|fotografo|fiorista|avvocat*|enfermeir[oa]|advogad[oa]|floricultura)
  (verpleegkundige|ziekenhuis|fotograaf|bloemist|arts|lekarz|lekarka|pielegniarka|szpital|kwiaciarnia|doktor*|hemsire|hastane*|cicekci|avukat|медсестра|больница|фотограф*|флорист*|цветы|адвокат|юрист|ممرض*|محامي*|مصور*|ورد)
`);

const japaneseWork = anywhere(
  '医師|看護師|病院|クリニック|助産師|カウンセ|心理士|セラピスト|財団|協会|npo|支援(?:団体|センター|室)|相談(?:室|窓口|員)|葬儀|石材|花屋|フローリスト|写真館|フォトグラファー|研究|管理栄養士|弁護士|サポートしています|お手伝い|寄り添います',
);
