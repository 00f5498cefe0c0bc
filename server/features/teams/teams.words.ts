import { words } from '#server/platform/words.ts';

export const teamWords = words(
  {
    'teams.member_not_found': 'This person is not in the team.',
    'teams.request_not_found': 'This request was answered or withdrawn.',
    'teams.owner_stays': 'The company needs an owner. Hand it over before you leave.',
    'teams.role_changed': 'The role is changed.',
    'teams.removed': 'The team is changed. Their jobs stay with the company.',
    'teams.handed_over': 'The company has a new owner. You stay as a manager.',
    'teams.request_answered': 'The person is told.',
  },
  {
    'teams.member_not_found': 'هذا الشخص ليس ضمن الفريق.',
    'teams.request_not_found': 'أُجيب عن هذا الطلب أو سُحب.',
    'teams.owner_stays': 'لا بد للشركة من مالك. انقل ملكيتها قبل أن تغادر.',
    'teams.role_changed': 'تغيّر الدور.',
    'teams.removed': 'تغيّر الفريق، وبقيت الوظائف للشركة.',
    'teams.handed_over': 'صار للشركة مالك جديد، وبقيت أنت مديرًا فيها.',
    'teams.request_answered': 'أُبلغ صاحب الطلب.',
  },
);
