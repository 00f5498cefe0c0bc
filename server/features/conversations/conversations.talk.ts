import {
  type Asked,
  isRecruiter,
  questions,
  type Said,
  sentence,
  usualQuestions,
} from './conversations.said.ts';

/** What is said beside all questions. */

export async function* greet(asked: Asked): AsyncGenerator<Said> {
  yield sentence(asked.ctx, 'talk.hello', { name: asked.ctx.actor.firstName });
  yield questions(asked.ctx, ...usualQuestions(asked.ctx));
}

export async function* thank({ ctx }: Asked): AsyncGenerator<Said> {
  yield sentence(ctx, 'talk.welcome');
}

/** What it can do, and what it cannot. */
export async function* tellAbilities(asked: Asked): AsyncGenerator<Said> {
  const { ctx } = asked;
  yield sentence(ctx, isRecruiter(ctx) ? 'talk.can_recruiter' : 'talk.can_candidate');
  yield sentence(ctx, 'talk.cannot');
  yield questions(ctx, ...usualQuestions(asked.ctx));
}

export async function* tellWho({ ctx }: Asked): AsyncGenerator<Said> {
  yield sentence(ctx, 'talk.who');
}

/** What a program must leave to people: law, health, and somebody in danger. */
export async function* leaveToPeople({ ctx, topic }: Asked): AsyncGenerator<Said> {
  yield sentence(ctx, `beyond.${topic ?? 'legal'}`);
}
