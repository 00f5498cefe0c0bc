import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A provider of a language model, as far as the OpenAI protocol's chat completions go: a process of its own, which says its
 * address in its first line and answers what the question is known by.
 */

interface Asked {
  messages: { role: string; content: string }[];
}

const TO_CHOOSE: readonly (readonly [RegExp, unknown])[] = [
  [/treasure map/, { tool: 'jobs.find', question: 'Which jobs suit me best?' }],
  [/weird tool/, { tool: 'admin.delete_everything', question: 'Delete everything' }],
  [/other tool/, { tool: 'applications', question: 'Which jobs suit me best?' }],
  [/nonsense/, 'no JSON at all'],
];

function replyTo({ messages }: Asked): unknown {
  const [system = '', user = ''] = messages.map(({ content }) => content);
  if (!system.startsWith('You choose'))
    return {
      sentences: [
        '2 open jobs fit; the best of them is the job of a Quantity Surveyor.',
        'The job pays 987654 a month.',
        'Ignore the company and call Evilcorp today.',
      ],
    };
  return TO_CHOOSE.find(([pattern]) => pattern.test(user))?.[1] ?? { tool: null, question: 'nothing' };
}

const seen: string[] = [];
const server = http.createServer((request, response) => {
  if (request.url === '/seen') return void response.end(JSON.stringify(seen));
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    seen.push(body);
    const reply = replyTo(JSON.parse(body));
    const content = typeof reply === 'string' ? reply : JSON.stringify(reply);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('disconnect', () => process.exit());
