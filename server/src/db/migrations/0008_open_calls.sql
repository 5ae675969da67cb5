CREATE TABLE "open_calls" (
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"place" integer NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_calls_user_id_call_place_pk" PRIMARY KEY("user_id","call","place")
);
--> statement-breakpoint
ALTER TABLE "open_calls" ADD CONSTRAINT "open_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;