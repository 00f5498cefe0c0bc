import { bookDemo } from '#contract/features/demo-requests.contract.ts';
import { bindPublic } from '#server/platform/http/bind.ts';
import { requestDemo } from './demo-requests.service.ts';

export const demoRequestRoutes = [bindPublic(bookDemo, (ctx, { body }) => requestDemo(ctx, body))];
