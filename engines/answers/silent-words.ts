import { fold } from '#engines/text/index.ts';

/** Words of grammar and of asking, in both languages: they say nothing of what a passage is about. */
export function isSilent(foldedWord: string): boolean {
  return silent.has(foldedWord);
}

const silent: ReadonlySet<string> = new Set(
  fold(`a an the and or but nor so yet if then than that this these those there here it its itself he him his himself she her hers
  herself they them their theirs themselves we us our ours ourselves you your yours i me my mine myself one ones who whom whose which
  what when where why how of in on at to for from by with without about into onto upon over under between among through during
  against toward towards within across per via as is are was were be been being am do does did done doing have has had having
  will would shall should can could may might must not no all any each every both either neither some such same other another
  also too very just only even still again ever much many more most less least few several own off out up down because while
  although though whether until till unless before after since let got get s t d ll re ve m please tell know give
  من في على علي الى إلى عن مع ان أن إن أنّ لأن هذا هذه ذلك تلك التي الذي الذين اللذين اللتين اللواتي اللاتي ما ماذا متى متي اين أين كم كيف لماذا هل لم لن
  لا قد كان كانت كانوا يكون تكون سوف هو هي هم هن هما انه أنه إنه انها أنها إنها انهم كل بعض أو او ثم حيث كما بين عند عندما بينما
  قبل بعد خلال ضمن اي أي أية ايضا أيضا غير عبر حول حتى حتي منذ لدى لدي لكن بل إذ اذ إذا اذا فقط ليس ليست له لها لهم به بها بهم فيه فيها
  فيهم منه منها منهم عليه عليها عليهم إليه إليها اليه اليها عنه عنها وهو وهي وهم ولم ولا وما وقد وكان وكانت فقد فإن وأن وان لمن ممن مما بما
  فيما لما كذلك ذات ذو ذي مثل نحو تم يتم وتم ويتم بأن بان والتي والذي والذين التى الذى فى لأي بأي باي لاي هناك هنا هؤلاء اولئك أولئك
  بماذا لماذا عما عمن يا أما اما إما لقد مازال كلا كلتا سوى جدا أكثر اكثر ماهي ماهو ماهى اللتى لماهي وما ولماذا وكيف وأين ومتى وكم ومن عن بعض وفي وعلى ومع وعن والى وإلى ولكن او وذلك وهذا وهذه لذلك ذلك لهذا بهذا بذلك`)
    .split(/\s+/)
    .filter(Boolean),
);
