import {
  inviteToAssessment,
  listReceivedAssessmentInvitations,
} from '#contract/features/assessment-invitations.contract.ts';
import { completeAssessment, saveAnswers, startAssessment } from '#contract/features/assessments.contract.ts';
import { firstOf } from './lists.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** People who take assessments, over HTTP as a browser would. */

interface Taking {
  invitationId?: string;
  /** What is answered by the number of a question; one after the other of the options where it is left out. */
  value?: (number: number, options: number) => number;
}

/** Takes an assessment from start to result; says by which attempt. */
export async function takeAssessment(
  test: TestApp,
  { id: user_id, token }: Person,
  assessment_id: string,
  { invitationId, value = (number, options) => (number % options) + 1 }: Taking = {},
): Promise<string> {
  const params = { assessment_id };
  const { data } = await test.call(startAssessment, {
    token,
    params,
    body: { limit: 200, ...(invitationId && { invitation_id: invitationId }) },
  });
  await test.call(saveAnswers, {
    token,
    params,
    body: {
      answers: data.questions.map(({ id, number, type, options }) => ({
        question_id: id,
        answer_type: type,
        value: value(number, options.length),
        sequence: number,
      })),
    },
  });
  const done = await test.call(completeAssessment, { token, params: { assessment_id, user_id }, body: {} });
  return done.data.attempt_id;
}

/** Invites somebody to an assessment; says by which invitation. */
export async function inviteTo(
  test: TestApp,
  recruiter: Person,
  person: Person,
  assessment_id: string,
  given: { userId?: string; job_id?: string } = {},
): Promise<string> {
  const { userId = person.id, ...job } = given;
  await test.call(inviteToAssessment, {
    token: recruiter.token,
    body: { assessment_id, user_ids: [userId], ...job },
  });
  const { results } = (await test.call(listReceivedAssessmentInvitations, { token: person.token })).data;
  return firstOf(results.filter((one) => one.assessment_id === assessment_id)).id;
}
