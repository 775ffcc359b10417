import { accountingTopics } from './topics/accounting.ts';
import { anyJobConductTopics } from './topics/any-job-conduct.ts';
import { anyJobTopics } from './topics/any-job.ts';
import { booksAndReportsTopics } from './topics/books-and-reports.ts';
import { classroomTopics } from './topics/classroom.ts';
import { customerSupportTopics } from './topics/customer-support.ts';
import { designAndProductTopics } from './topics/design-and-product.ts';
import { electricalWorkTopics } from './topics/electrical-work.ts';
import { everyTradeTopics } from './topics/every-trade.ts';
import { kitchenAndServiceTopics } from './topics/kitchen-and-service.ts';
import { marketingChannelsTopics } from './topics/marketing-channels.ts';
import { movingGoodsTopics } from './topics/moving-goods.ts';
import { nursingTopics } from './topics/nursing.ts';
import { officeAndLegalTopics } from './topics/office-and-legal.ts';
import { peopleAndHiringTopics } from './topics/people-and-hiring.ts';
import { plantAndClinicTopics } from './topics/plant-and-clinic.ts';
import { safeguardingTopics } from './topics/safeguarding.ts';
import { salesWorkTopics } from './topics/sales-work.ts';
import { sellingTopics } from './topics/selling.ts';
import { softwareBackendTopics } from './topics/software-backend.ts';
import { softwareFrontendQaOpsTopics } from './topics/software-frontend-qa-ops.ts';
import { tradeAreaTopics } from './topics/trade-areas.ts';
import { workshopAndSiteTopics } from './topics/workshop-and-site.ts';
import type { TopicQuestion } from './types.ts';

/** Asked if a focus area, or else the posting, mentions their topic. */
export const topicQuestions: readonly TopicQuestion[] = [
  ...accountingTopics,
  ...anyJobConductTopics,
  ...anyJobTopics,
  ...booksAndReportsTopics,
  ...classroomTopics,
  ...customerSupportTopics,
  ...designAndProductTopics,
  ...electricalWorkTopics,
  ...everyTradeTopics,
  ...kitchenAndServiceTopics,
  ...marketingChannelsTopics,
  ...movingGoodsTopics,
  ...nursingTopics,
  ...officeAndLegalTopics,
  ...peopleAndHiringTopics,
  ...plantAndClinicTopics,
  ...safeguardingTopics,
  ...salesWorkTopics,
  ...sellingTopics,
  ...softwareBackendTopics,
  ...softwareFrontendQaOpsTopics,
  ...tradeAreaTopics,
  ...workshopAndSiteTopics,
];
